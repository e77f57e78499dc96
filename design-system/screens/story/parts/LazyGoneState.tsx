import { lazyComponent } from '../../../lazy.tsx'

/** Hardly anybody comes to a story that is gone: what is said then comes when it is needed. */
export const LazyGoneState = lazyComponent(() =>
  import('../../parts/goneStates.tsx').then((file) => file.StoryGoneState),
)
