import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { readStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import { stageProblems } from '@tsudoi/design-system/screens/story/player/player.rules'
import type { StoryScript } from '@tsudoi/design-system/screens/story/player/stage.types'
import { useEffect } from 'react'
import { reportError } from '../../../errors/reportError.ts'
import { onNetworkIdle } from '../../../shell/onNetworkIdle.ts'
import { strayPlaceholders } from './player.mappers.ts'

type Answer = ResponseOf<typeof readStoryEpisode>

/** As many as one report can name. */
const most = 20

function problemsOf(wire: Answer['script'], script: StoryScript): string[] {
  const problems = stageProblems(script).map(({ kind, value, position }) => `${kind} ${value} at line ${position}`)
  return [...problems, ...strayPlaceholders(wire).map((text) => `placeholder ${text}`)]
}

/**
 * What a script says and nobody can follow is left out, and reported once for each opening. Nobody waits for it: a long
 * script is looked through once its first line stands there.
 */
export function useStoryProblems({ episode: { storyEpisodeId }, script: wire }: Answer, script: StoryScript) {
  useEffect(
    () =>
      onNetworkIdle(() => {
        const all = problemsOf(wire, script)
        if (all.length === 0) return
        reportError(new Error(`Story episode ${storyEpisodeId}: ${all.slice(0, most).join('; ')}`))
      }),
    [storyEpisodeId, wire, script],
  )
}
