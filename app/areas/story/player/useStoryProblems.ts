import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { readStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import { stageProblems } from '@tsudoi/design-system/screens/story/player/player.rules'
import type { StoryScript } from '@tsudoi/design-system/screens/story/player/stage.types'
import { useEffect } from 'react'
import { reportError } from '../../../errors/reportError.ts'
import { strayPlaceholders } from './player.mappers.ts'

/** As many as one report can name. */
const most = 20

/** What a script says and nobody can follow is left out, and reported once for each opening. */
export function useStoryProblems({ episode, script: wire }: ResponseOf<typeof readStoryEpisode>, script: StoryScript) {
  useEffect(() => {
    const problems = stageProblems(script).map(({ kind, value, position }) => `${kind} ${value} at line ${position}`)
    const all = [...problems, ...strayPlaceholders(wire).map((text) => `placeholder ${text}`)]
    if (all.length === 0) return
    reportError(new Error(`Story episode ${episode.storyEpisodeId}: ${all.slice(0, most).join('; ')}`))
  }, [episode.storyEpisodeId, wire, script])
}
