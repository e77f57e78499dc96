import { lazyComponent } from '../../../lazy.tsx'
import type { DrawDetailsProps } from './DrawDetails.tsx'

const DrawDetails = lazyComponent(() => import('./DrawDetails.tsx').then((file) => file.DrawDetails))

/** The details below what one came for: they come after it, into the room that is kept for them. */
export const LazyDetails = (props: DrawDetailsProps) => (
  <div className="min-h-dvh">
    <DrawDetails {...props} />
  </div>
)
