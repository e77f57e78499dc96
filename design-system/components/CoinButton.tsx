import { useIsHydrated } from '../lazy.tsx'
import { coinText } from '../text/coinText.ts'
import { PendingSticks } from './PendingSticks.tsx'
import { PressButton } from './parts/PressButton.tsx'
import { classes } from './classes.ts'

export interface CoinButtonProps {
  /** The action as text: 10回引く. */
  label: string
  /** The price in coins. 0 is shown as 無料. */
  coins: number
  variant: 'solid' | 'outline'
  /** Whether the draw is in flight: the button then keeps its size and its price, but ignores presses. */
  isPending?: boolean | undefined
  disabled?: boolean | undefined
  onClick?: (() => void) | undefined
  className?: string | undefined
}

const looks = { solid: 'border-key bg-solid text-on-solid', outline: 'border-ink bg-raised text-ink hover:bg-sunk' }
/**
 * The classes of label and price. In a parent narrower than 14rem, the price is below the label and the perforation is
 * horizontal.
 */
const parts = {
  label: 'grid flex-1 place-items-center px-3 pt-1.5 pb-1 @min-[14rem]:min-h-13 @min-[14rem]:py-2',
  price:
    'relative grid place-items-center px-4 pt-1 pb-1.5 text-12 whitespace-nowrap tabular-nums @min-[14rem]:py-0 @min-[14rem]:text-16',
  line: 'absolute inset-x-1.5 top-0 border-t-2 border-dotted border-current @min-[14rem]:inset-x-auto @min-[14rem]:inset-y-1.5 @min-[14rem]:left-0 @min-[14rem]:border-t-0 @min-[14rem]:border-l-2',
  notch:
    'absolute top-0 size-2.5 -translate-y-1/2 rounded-full border bg-paper @min-[14rem]:left-0 @min-[14rem]:-translate-x-1/2 @min-[14rem]:translate-y-0',
  firstNotch: '-left-1.5 [clip-path:inset(0_0_0_50%)] @min-[14rem]:-top-1.5 @min-[14rem]:[clip-path:inset(50%_0_0_0)]',
  secondNotch:
    '-right-1.5 [clip-path:inset(0_50%_0_0)] @min-[14rem]:top-auto @min-[14rem]:right-auto @min-[14rem]:-bottom-1.5 @min-[14rem]:[clip-path:inset(0_0_50%_0)]',
}

/**
 * A button that spends coins, as wide as its container: the price is behind a perforated line, like a ticket stub. Its
 * accessible name is 10回引く 300コイン.
 */
export function CoinButton(props: CoinButtonProps) {
  const { label, coins, variant, isPending = false, disabled, onClick, className = '' } = props
  const isHydrated = useIsHydrated()
  const edge = disabled ? 'border-hair' : variant === 'solid' ? 'border-key' : 'border-ink'
  return (
    <div className={`@container w-full ${className}`}>
      <PressButton
        disabled={disabled}
        isPending={isPending}
        // Disabled until hydration: a press on this button before hydration is not replayed (app/early/earlyPress.ts).
        aria-disabled={!isHydrated || undefined}
        onClick={onClick}
        className={classes(
          'flex min-h-13 w-full flex-col rounded-control border font-bold select-none duration-press active:translate-y-px motion-safe:transition-transform @min-[14rem]:flex-row @min-[14rem]:items-stretch',
          disabled ? 'border-hair bg-sunk text-quiet' : looks[variant],
        )}
      >
        <span className={parts.label}>
          <span className={classes('col-start-1 row-start-1', isPending && 'opacity-0')}>{label}</span>
          {isPending && (
            <span className="col-start-1 row-start-1">
              <PendingSticks />
            </span>
          )}
        </span>{' '}
        <span className={parts.price} translate={coins === 0 ? undefined : 'no'}>
          <span aria-hidden="true" className={parts.line} />
          <span aria-hidden="true" className={classes(parts.notch, edge, parts.firstNotch)} />
          <span aria-hidden="true" className={classes(parts.notch, edge, parts.secondNotch)} />
          {coins === 0 ? '無料' : coinText(coins)}
        </span>
      </PressButton>
    </div>
  )
}
