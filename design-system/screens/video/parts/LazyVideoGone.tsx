import { lazyComponent } from '../../../lazy.tsx'

/** Hardly anybody comes to a video that is gone: what is said then comes when it is needed. */
export const LazyVideoGone = lazyComponent(() => import('./VideoGoneState.tsx').then((file) => file.VideoGoneState))
