import { placeOf } from '../player.rules.ts'
import type { StoryPanelsProps } from './StoryPanels.tsx'
import { LineList } from './LineList.tsx'

/** Everything that was read, as a list: from any line one reads on, and comes back to where one was. */
export function LogPanel({ episode: { script }, state, onJump }: StoryPanelsProps) {
  const { position } = state
  const until = Math.min(placeOf(state) + 1, script.lines.length)
  // At the end no line is read: one sees the last.
  const at = Math.min(position, until - 1)
  return <LineList script={script} from={0} until={until} current={position} at={at} onJump={onJump} />
}
