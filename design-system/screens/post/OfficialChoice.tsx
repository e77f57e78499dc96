import { Penlight } from '../../components/Penlight.tsx'

export interface OfficialChoiceProps {
  isOnly: boolean
  onValueChange: (isOnly: boolean) => void
}

const choiceLook =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-14 text-quiet hover:bg-sunk aria-pressed:font-bold aria-pressed:text-ink'

/**
 * Switches between official posts and all posts (S148, Q81). Rendered before everything that loads with the list, so
 * that it does not shift.
 */
export function OfficialChoice({ isOnly, onValueChange }: OfficialChoiceProps) {
  return (
    <fieldset className="-ml-3 flex flex-wrap gap-x-1 border-b border-hair py-2">
      <legend className="sr-only">表示する投稿</legend>
      {[false, true].map((only) => (
        <button
          key={String(only)}
          type="button"
          aria-pressed={isOnly === only}
          className={choiceLook}
          onClick={() => onValueChange(only)}
        >
          <Penlight state={isOnly === only ? 'on' : 'off'} />
          {only ? '公式のみ' : 'すべて'}
        </button>
      ))}
    </fieldset>
  )
}
