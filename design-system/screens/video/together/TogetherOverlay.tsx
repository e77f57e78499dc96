import { PenlightWaves } from './parts/PenlightWaves.tsx'
import { viewersText } from './together.rules.ts'
import type { PenlightWave } from './together.types.ts'

export interface TogetherOverlayProps {
  /** How many watch, with the user; absent while unknown, or while the controls of the player are hidden. */
  viewerCount?: number | undefined
  /** The penlights that are lit now. */
  waves: readonly PenlightWave[]
}

/**
 * What viewers see of each other over a film in full screen, which covers the panel below it (Q533). It is at the top,
 * because captions are at the bottom, and ignores pointers.
 */
export function TogetherOverlay({ viewerCount, waves }: TogetherOverlayProps) {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 z-10 p-4">
      <PenlightWaves waves={waves} />
      {viewerCount !== undefined && (
        <p className="ml-auto w-fit rounded-control bg-raised px-3 py-1 text-14">{viewersText('on', viewerCount)}</p>
      )}
    </div>
  )
}
