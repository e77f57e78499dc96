import { PendingSticks } from '../../../../components/PendingSticks.tsx'

/** The waiting indicator, on a dark background so that it is visible on a bright picture. */
export function WaitingIndicator() {
  return (
    <span data-part="waits" className="grid size-13 place-items-center place-self-center rounded-full bg-sunk/70">
      <PendingSticks />
    </span>
  )
}
