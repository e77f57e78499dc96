import { lazyComponent } from '../../../lazy.tsx'
import type { DrawDetailsProps } from './DrawDetails.tsx'

const DrawDetails = lazyComponent(() => import('./DrawDetails.tsx').then((file) => file.DrawDetails))

/** The details below the fold, loaded after the first content into reserved space. */
export const LazyDrawDetails = (props: DrawDetailsProps) => (
  <div className="min-h-dvh">
    <DrawDetails {...props} />
  </div>
)
