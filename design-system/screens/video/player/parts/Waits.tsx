import { PendingSticks } from '../../../../components/PendingSticks.tsx'

/** The video has to wait: dark behind the sticks, however pale the picture is. */
export function Waits() {
  return (
    <span data-part="waits" className="grid size-13 place-items-center place-self-center rounded-full bg-sunk/70">
      <PendingSticks />
    </span>
  )
}
