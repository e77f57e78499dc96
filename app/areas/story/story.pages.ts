import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of stories. */
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
