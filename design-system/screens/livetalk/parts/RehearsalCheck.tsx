import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../components/Button.tsx'
import { PendingSticks } from '../../../components/PendingSticks.tsx'
import { Select } from '../../../components/Select.tsx'
import type { DeviceOptions, RehearsalState } from '../rehearsal.types.ts'

export interface RehearsalCheckProps {
  name: string
  state: RehearsalState
  /** The text shown when the checked device works. */
  good: string
  devices?: DeviceOptions | undefined
  children?: ReactNode | undefined
}

/** One check of a rehearsal: its state, its devices, and on failure its one action. */
export function RehearsalCheck({ name, state, good, devices, children }: RehearsalCheckProps) {
  return (
    <li className="grid gap-3 py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-16 font-bold">{name}</h2>
        <output className="flex items-center gap-2 text-14">
          <CheckStatus state={state} good={good} />
        </output>
      </div>
      {state.is === 'bad' && (
        <div className="grid justify-items-start gap-3">
          <p className="text-14">{state.text}</p>
          <Button size="small" onClick={state.action.onPress}>
            {state.action.label}
          </Button>
        </div>
      )}
      {children}
      {devices && devices.options.length > 1 && (
        <Select
          label={`使う${name}`}
          requirement="任意"
          placeholder="自動で選ぶ"
          options={devices.options}
          value={devices.chosen}
          onChange={({ target }) => devices.onChoose(target.value)}
        />
      )}
    </li>
  )
}

function CheckStatus({ state, good }: Pick<RehearsalCheckProps, 'state' | 'good'>) {
  if (state.is === 'bad')
    return (
      <>
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
        {state.title}
      </>
    )
  if (state.is === 'idle') return null
  if (state.is === 'running')
    return (
      <>
        <PendingSticks />
        確かめています
      </>
    )
  return (
    <>
      <Check aria-hidden="true" className="size-5 shrink-0" />
      {good}
    </>
  )
}
