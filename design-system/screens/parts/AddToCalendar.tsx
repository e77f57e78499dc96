import { Button } from '../../components/Button.tsx'

export interface AddToCalendarProps {
  /**
   * `file`: a press saves a file that the user's calendar opens. `browser`: this view cannot save files, so a press
   * opens the page in the system's browser. `elsewhere`: it can do neither, and a sentence says where it is possible.
   */
  way: 'file' | 'browser' | 'elsewhere'
  /** Whether the user has pressed the button on this visit. */
  isAdded: boolean
  onAdd: () => void
}

/** The button that adds the event or deadline of the page to the user's own calendar (Q477). */
export function AddToCalendar({ way, isAdded, onAdd }: AddToCalendarProps) {
  if (way === 'elsewhere')
    return (
      <p className="text-14 text-quiet">
        カレンダーに入れるには、このページをスマートフォンのブラウザーで開いてください。
      </p>
    )
  return (
    <>
      <Button variant="outline" size="small" onClick={onAdd}>
        {way === 'file' ? 'カレンダーに入れる' : 'ブラウザーで開いてカレンダーに入れる'}
      </Button>
      <output className="block text-14 text-quiet">
        {isAdded && way === 'file' && 'カレンダーのファイルを用意しました。開くと、予定が入ります。'}
      </output>
    </>
  )
}
