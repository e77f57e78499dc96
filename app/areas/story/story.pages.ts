import type { PageSpec } from '../../pageSpec.ts'

/** The pages of stories, in the map of pages. */
export const storyPages: readonly PageSpec[] = [
  {
    id: 'R051',
    path: '/channel/:id/story',
    title: 'ストーリー',
    guard: 'open',
    place: 'channel',
    load: () => import('./StoryListRoute.tsx'),
  },
  {
    id: 'R052',
    path: '/channel/:id/story/:storyGroupId',
    title: 'ストーリー',
    guard: 'open',
    place: 'channel',
    load: () => import('./StoryGroupRoute.tsx'),
  },
]
