import { lazyComponent } from '../../../lazy.tsx'

/** The video gate, loaded on demand, because a free or bought video never shows it. */
export const LazyVideoAccessGate = lazyComponent(() =>
  import('./VideoAccessGate.tsx').then((file) => file.VideoAccessGate),
)
