import { keyName, gamepadButtonName } from '../inputNames.ts'
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
            <InputNames name="キー" inputs={input.keys.map(keyName)} />
            <InputNames name="指・マウス" inputs={pointerWays(input)} />
            <InputNames name="コントローラー" inputs={input.pad.map(gamepadButtonName)} />
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

function InputNames({ name, inputs }: { name: string; inputs: readonly string[] }) {
  if (inputs.length === 0) return null
  return (
    <span className="flex flex-wrap items-baseline gap-2">
      <span className="text-12 text-quiet">{name}</span>
      {inputs.map((way) => (
        <kbd key={way} className="rounded-control border border-edge px-1.5 font-bold [font-family:inherit]">
          {way}
        </kbd>
      ))}
    </span>
  )
}
