import { PendingSticks } from './PendingSticks.tsx'

/**
 * Calls are under way (W012): three sticks sway at the top of the page, after a moment, so that quick answers show nothing. It lies over everything and is in the
 * way of nothing: what comes next already has its skeleton.
 */
export function LoadingOverlay() {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-20 flex justify-center">
      <span className="border border-t-0 border-ink bg-raised px-4 py-1.5 text-ink opacity-100 transition-opacity delay-500 duration-press starting:opacity-0">
        <PendingSticks />
        <span className="sr-only">通信しています</span>
      </span>
    </div>
  )
}
