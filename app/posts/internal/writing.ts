import { lazyModule, type LazyModule } from '@tsudoi/design-system/lazy'
import type { WritingParts } from './writing.types.ts'

/** The parts for writing posts, loaded when the user writes. Undefined in builds of the app without writing. */
export const lazyWritingParts: LazyModule<WritingParts> | undefined = lazyModule(() =>
  import('./write/writingParts.ts').then((file) => file.writingParts),
)
