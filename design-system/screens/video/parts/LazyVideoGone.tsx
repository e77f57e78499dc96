import { lazyComponent } from '../../../lazy.tsx'

/** The page of an unavailable video, loaded on demand, because such videos are rarely visited. */
export const LazyVideoGone = lazyComponent(() =>
  import('../../parts/goneStates.tsx').then((file) => file.VideoGoneState),
)
