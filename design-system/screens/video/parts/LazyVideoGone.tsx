import { lazyComponent } from '../../../lazy.tsx'

/** Hardly anybody comes to a video that is gone: what is said then comes when it is needed. */
export const LazyVideoGone = lazyComponent(() =>
  import('../../parts/goneStates.tsx').then((file) => file.VideoGoneState),
)
