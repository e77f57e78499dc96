import { finishTutorial } from '@tsudoi/contracts/story/story.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/**
 * Reports that the member has seen the tips (C110). Errors are silent: after a failure the tips are only shown once
 * more.
 */
export const reportTipsSeenMutation = mutationOptions({
  mutationKey: ['story', 'tips'],
  meta: { isSilent: true },
  mutationFn: (tutorialId: string) => call(finishTutorial, { body: { tutorial_id: tutorialId } }, { isSilent: true }),
})
