import { lazyComponent } from '../../../lazy.tsx'

/** Loaded on demand, because unavailable stories are rarely visited. */
export const LazyGoneState = lazyComponent(() =>
  import('../../parts/goneStates.tsx').then((file) => file.StoryGoneState),
)
