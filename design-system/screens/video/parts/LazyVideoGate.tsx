import { lazyComponent } from '../../../lazy.tsx'

/** What a free video, or one that was bought, never shows comes in a file of its own, just behind the picture. */
export const LazyVideoGate = lazyComponent(() => import('./VideoGate.tsx').then((file) => file.VideoGate))
