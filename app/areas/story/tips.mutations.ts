import { finishTutorial } from '@tsudoi/contracts/story/story.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The tips were seen (C110). Where that cannot be told they come once more, which harms nobody. */
export const finishTipsMutation = mutationOptions({
  mutationKey: ['story', 'tips'],
  meta: { isSilent: true },
  mutationFn: (tutorialId: string) => call(finishTutorial, { body: { tutorial_id: tutorialId } }, { isSilent: true }),
})
