import { stageAt } from '@tsudoi/design-system/screens/story/player/player.rules'
import type { StoryScript } from '@tsudoi/design-system/screens/story/player/stage.types'

/** Number of lines whose pictures are preloaded. */
const linesAhead = 60

/** Returns the URLs of the pictures of the current and the next lines, each once, in the order they are needed. */
export function picturesAhead(script: StoryScript, position: number): string[] {
  const wanted = new Set<string>()
  const last = Math.min(position + linesAhead, script.lines.length - 1)
  for (let at = position; at <= last; at += 1) {
    const { background, figures } = stageAt(script, at)
    for (const src of [background, ...figures.map(({ image }) => image)]) if (src) wanted.add(src)
  }
  return [...wanted]
}
