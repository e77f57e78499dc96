import { lazyComponent } from '../../../lazy.tsx'

/** The video gate, loaded on demand, because a free or bought video never shows it. */
export const LazyVideoGate = lazyComponent(() => import('./VideoGate.tsx').then((file) => file.VideoGate))
