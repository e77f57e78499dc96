import { lazyComponent } from '../../../lazy.tsx'

/** The page of an unavailable story, loaded on demand, because such stories are rarely visited. */
export const LazyGoneState = lazyComponent(() =>
  import('../../parts/goneStates.tsx').then((file) => file.StoryGoneState),
)
