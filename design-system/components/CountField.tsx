import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { isInputMethodKey } from '../text/inputMethodKey.ts'
import { wholeNumberOf } from '../text/wholeNumberOf.ts'
import { IconButton } from './IconButton.tsx'
import { classes } from './classes.ts'
import { describedByIds } from './describedByIds.ts'
import { FieldError } from './FieldError.tsx'
import type { RequirementWord } from './Requirement.tsx'

export interface CountFieldProps {
  /** The item that is counted: 手のひら灯籠. It is part of labels, so a name from a server is `isolated`. */
  label: string
  /** Whether a count is required, for screen readers: the label is not visible. Default: not said. */
  requirement?: RequirementWord | null | undefined
  /** Permanent help text under the field: 1人5個まで。 */
  support?: string | undefined
  value: number
  /** The smallest count. Default 0. */
  min?: number | undefined
  max: number
  /** Counter word after the number, for screen readers: 個, 口. */
  unit: string
  onValueChange: (value: number) => void
  disabled?: boolean | undefined
  /** Id of the input, so that an error summary can link to it. */
  id: string
}

/** Truncates a count to a whole number, and clamps it to the range from `min` to `max`. */
const clampCount = (count: number, min: number, max: number) => Math.min(Math.max(Math.trunc(count), min), max)

/** A button at the end of the range is `aria-disabled` instead of `disabled`, so that it keeps the focus. */
const atEnd = { 'aria-disabled': true, className: 'text-quiet!' } as const

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/**
 * A quantity with two buttons, typing (in any character width) and arrow keys, for a cart (S133). Typed whole numbers
 * apply immediately; a number above `max` becomes `max`, and the field says so. Any other text stays in the field, does
 * not change the count, and the field says what is wrong and which count is in effect (Q431). An emptied field stays
 * empty until blur, then shows the last count again: emptying the field does not remove the item.
 */
export function CountField(props: CountFieldProps) {
  const { label, requirement, support, value, min = 0, max, unit, onValueChange, disabled = false, id } = props
  /** The text in the field while the user is typing. It may not be a number yet. */
  const [typed, setTyped] = useState<string>()
  const [isCut, setCut] = useState(false)
  /** Whether the typed text is not a whole number within the range. */
  const [isBad, setBad] = useState(false)
  /** The newest count: with two taps before the next render, the second one adds to the first. */
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  const set = (wanted: number) => {
    setCut(wanted > max)
    const count = clampCount(wanted, min, max)
    if (count === latest.current) return
    latest.current = count
    onValueChange(count)
  }
  const type = (text: string, isComposing: boolean) => {
    setTyped(text)
    if (isComposing) return
    const count = wholeNumberOf(text, unit)
    const isBad = text.trim() !== '' && (count === undefined || count < min)
    setBad(isBad)
    if (isBad) setCut(false)
    if (isBad || count === undefined) return
    set(count)
    setTyped(count > max ? undefined : String(count))
  }
  const field = useRef<HTMLInputElement>(null)
  const takeEarlyText = useEffectEvent(() => {
    const text = field.current?.value
    if (text !== undefined && text !== String(value)) type(text, false)
  })
  // Takes over a text that the user typed into the server-rendered field before hydration.
  useEffect(() => takeEarlyText(), [])
  const step = (by: number) => {
    setTyped(undefined)
    setBad(false)
    set(latest.current + by)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (disabled || by === undefined || isInputMethodKey(event.nativeEvent)) return
    event.preventDefault()
    step(by)
  }
  const range = `${min}〜${max}の整数で入力してください。いまは${value}${unit}です。`
  const error = isBad ? range : isCut ? `${max}${unit}までです。` : undefined
  return (
    <div className="inline-grid justify-items-end">
      <div className="inline-flex items-center">
        <IconButton
          label={`${label}を1${unit}減らす`}
          icon={<Sign d="M4 10h12" />}
          variant="outline"
          {...(value <= min ? atEnd : {})}
          disabled={disabled}
          onClick={() => step(-1)}
        />
        <input
          ref={field}
          id={id}
          role="spinbutton"
          aria-label={`${label}の数`}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={`${value}${unit}`}
          aria-invalid={error !== undefined || undefined}
          aria-required={requirement === '必須' || undefined}
          aria-describedby={describedByIds(id, { support, error })}
          inputMode="numeric"
          autoComplete="off"
          // Not `disabled`, which would lose the focus.
          readOnly={disabled}
          aria-disabled={disabled || undefined}
          value={typed ?? String(value)}
          onChange={({ currentTarget, nativeEvent }) =>
            type(currentTarget.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)
          }
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={() => !isBad && setTyped(undefined)}
          onKeyDown={onKeyDown}
          className={classes(
            'mx-1 h-11 w-[calc(2rem+24px)] rounded-control border text-center text-20 font-bold tabular-nums aria-invalid:border-2 aria-invalid:border-danger',
            disabled ? 'border-hair bg-sunk text-quiet' : 'border-edge bg-raised text-ink hover:border-ink',
          )}
        />
        <IconButton
          label={`${label}を1${unit}増やす`}
          icon={<Sign d="M4 10h12M10 4v12" />}
          variant="outline"
          {...(value >= max ? atEnd : {})}
          disabled={disabled}
          onClick={() => step(1)}
        />
      </div>
      {/* The texts wrap below the controls instead of widening them. */}
      <div className="w-0 min-w-full">
        {support && (
          <p id={`${id}-support`} className="mt-1 text-14 text-quiet">
            {support}
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  )
}

/** A plus or minus sign drawn here, so that pages without this field do not load an icon for it. */
const Sign = ({ d }: { d: string }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 stroke-current" strokeWidth="2" strokeLinecap="round">
    <path d={d} />
  </svg>
)
