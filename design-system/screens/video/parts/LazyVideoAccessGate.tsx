import { lazyComponent } from '../../../lazy.tsx'

/** The `VideoAccessGate`, loaded on demand, because a video that the user can watch does not show it. */
export const LazyVideoAccessGate = lazyComponent(() =>
  import('./VideoAccessGate.tsx').then((file) => file.VideoAccessGate),
)
