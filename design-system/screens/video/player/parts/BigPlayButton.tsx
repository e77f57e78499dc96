import { Play } from 'lucide-react'
import { classes } from '../../../../components/classes.ts'

export interface BigPlayButtonProps {
  /** The button's label: the action with the video's title, 「港の明け方」を再生. */
  label: string
  /** Why the video waits for a press: 通信量をおさえるため、押すまで読みこみません。 */
  note?: string | undefined
  onPlay: () => void
}

/** The large play button, shown before anything plays. */
export function BigPlayButton({ label, note, onPlay }: BigPlayButtonProps) {
  return (
    <div className="grid place-content-center place-items-center gap-3 p-4 text-center">
      <button
        type="button"
        aria-label={label}
        className="grid size-18 place-items-center rounded-full border border-key bg-solid text-on-solid"
        onClick={onPlay}
      >
        <Play aria-hidden="true" className="size-8 translate-x-0.5 fill-current" />
      </button>
      {note && <p className={noteLook}>{note}</p>}
    </div>
  )
}

const noteLook = classes('max-w-100 rounded-control bg-raised px-3 py-1 text-14')
