import { lazyComponent } from '../../../lazy.tsx'

/** Loaded on demand, because unavailable videos are rarely visited. */
export const LazyVideoGone = lazyComponent(() =>
  import('../../parts/goneStates.tsx').then((file) => file.VideoGoneState),
)
