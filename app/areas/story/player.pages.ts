import type { PageSpec } from '../../pageSpec.ts'

const player = (id: PageSpec['id'], form: string): PageSpec => ({
  id,
  path: `/story/STORY_PLAY_TYPE_${form}/:genre/:channelId/:storyGroupId/:storyEpisodeId/:userLastName/:userFirstName`,
  title: 'ストーリー',
  guard: 'open',
  header: 'none',
  footer: 'none',
  load: () => import('./StoryPlayerRoute.tsx'),
})

/** The story player's two pages, one per orientation (A§3). */
export const storyPlayerPages: readonly PageSpec[] = [player('R062', 'PORTRAIT'), player('R063', 'LANDSCAPE')]
