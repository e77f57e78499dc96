import { keyText, padText } from '../inputNames.ts'
import { inputTable, type PlayerInput } from '../inputTable.ts'

const touches: Readonly<Record<string, string>> = { tap: 'タップ', longPress: '長押し' }
const wheels: Readonly<Record<string, string>> = { down: 'ホイール下', up: 'ホイール上' }

/** The keys and buttons, from the table that the player itself uses. */
export function HelpPanel() {
  return (
    <dl className="border-b border-hair">
      {inputTable.map((input) => (
        <div key={input.command} className="grid gap-x-6 gap-y-1 border-t border-hair py-3 desk:grid-cols-[14rem_1fr]">
          <dt className="font-bold">{input.label}</dt>
          <dd className="flex flex-wrap gap-x-6 gap-y-1 text-14">
            <Ways name="キー" of={input.keys.map(keyText)} />
            <Ways name="指・マウス" of={pointerWays(input)} />
            <Ways name="コントローラー" of={input.pad.map(padText)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const pointerWays = ({ pointer, wheel }: PlayerInput) => [
  ...(pointer ? [touches[pointer] ?? ''] : []),
  ...(wheel ? [wheels[wheel] ?? ''] : []),
]

function Ways({ name, of }: { name: string; of: readonly string[] }) {
  if (of.length === 0) return null
  return (
    <span className="flex flex-wrap items-baseline gap-2">
      <span className="text-12 text-quiet">{name}</span>
      {of.map((way) => (
        <kbd key={way} className="rounded-control border border-edge px-1.5 font-bold [font-family:inherit]">
          {way}
        </kbd>
      ))}
    </span>
  )
}
