import { coinText } from '../text/coinText.ts'
import { PendingSticks } from './PendingSticks.tsx'
import { classes } from './classes.ts'

export interface CoinButtonProps {
  /** What happens: 10回引く. */
  label: string
  /** What it costs. 0 is 無料. */
  coins: number
  variant: 'solid' | 'outline'
  /** The draw is under way: the button keeps its place and its price, but does nothing. */
  pending?: boolean
  disabled?: boolean
  onClick?: () => void
}

const looks = { solid: 'border-key bg-solid text-on-solid', outline: 'border-ink bg-raised text-ink hover:bg-sunk' }
const notch = 'absolute left-0 size-2.5 -translate-x-1/2 rounded-full border bg-paper'

/** Coins move only where you tear: the price stands behind a perforated line. Its name is 10回引く 300コイン. */
export function CoinButton({ label, coins, variant, pending = false, disabled, onClick }: CoinButtonProps) {
  const edge = disabled ? 'border-hair' : variant === 'solid' ? 'border-key' : 'border-ink'
  return (
    <button
      type="button"
      disabled={disabled}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? undefined : onClick}
      className={classes(
        'flex min-h-13 w-full rounded-control border font-bold select-none duration-press active:translate-y-px motion-safe:transition-transform disabled:border-hair disabled:bg-sunk disabled:text-quiet',
        looks[variant],
      )}
    >
      <span className="grid min-h-13 flex-1 place-items-center px-3 py-2">
        <span className={classes('col-start-1 row-start-1', pending && 'opacity-0')}>{label}</span>
        {pending && (
          <span className="col-start-1 row-start-1">
            <PendingSticks />
          </span>
        )}
      </span>{' '}
      <span className="relative grid place-items-center self-stretch px-4">
        <span aria-hidden="true" className="absolute inset-y-1.5 left-0 border-l-2 border-dotted border-current" />
        <span aria-hidden="true" className={classes(notch, edge, '-top-1.5 [clip-path:inset(50%_0_0_0)]')} />
        <span aria-hidden="true" className={classes(notch, edge, '-bottom-1.5 [clip-path:inset(0_0_50%_0)]')} />
        <span className="tabular-nums whitespace-nowrap">{coins === 0 ? '無料' : coinText(coins)}</span>
      </span>
    </button>
  )
}
