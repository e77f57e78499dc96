import { positionToSave } from '../player.rules.ts'
import type { StoryPanelsProps } from '../player.types.ts'
import { LineList } from './LineList.tsx'

/** The log of all lines read so far. Pressing a line jumps to it; a button returns to the earlier position. */
export function LogPanel({ episode: { script }, state, actions }: StoryPanelsProps) {
  const { position } = state
  const until = Math.min(positionToSave(state) + 1, script.lines.length)
  // The index of the line to scroll to. At the end of an episode no line is current, so the list scrolls to the last
  // line.
  const at = Math.min(position, until - 1)
  return <LineList script={script} from={0} until={until} current={position} at={at} onJump={actions.onJump} />
}
