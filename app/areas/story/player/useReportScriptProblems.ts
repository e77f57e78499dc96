import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { readStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import { stageProblems } from '@tsudoi/design-system/screens/story/player/player.rules'
import type { StoryScript } from '@tsudoi/design-system/screens/story/player/stage.types'
import { useEffect } from 'react'
import { reportError } from '../../../errors/reportError.ts'
import { onNetworkIdle } from '../../../shell/onNetworkIdle.ts'
import { unknownPlaceholdersOf } from './player.mappers.ts'

type Answer = ResponseOf<typeof readStoryEpisode>

/** Maximum number of problems in one report. */
const maxProblems = 20

function problemsOf(wire: Answer['script'], script: StoryScript): string[] {
  const problems = stageProblems(script).map(({ kind, value, position }) => `${kind} ${value} at line ${position}`)
  return [...problems, ...unknownPlaceholdersOf(wire).map((text) => `placeholder ${text}`)]
}

/**
 * Reports the unknown actions, characters and placeholders of a script, which the player leaves out, once per opening.
 * Searches the script only after its first line is shown.
 */
export function useReportScriptProblems({ episode: { storyEpisodeId }, script: wire }: Answer, script: StoryScript) {
  useEffect(
    () =>
      onNetworkIdle(() => {
        const all = problemsOf(wire, script)
        if (all.length === 0) return
        reportError(new Error(`Story episode ${storyEpisodeId}: ${all.slice(0, maxProblems).join('; ')}`))
      }),
    [storyEpisodeId, wire, script],
  )
}
