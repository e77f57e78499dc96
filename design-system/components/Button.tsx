import type { ComponentProps, ReactNode } from 'react'
import { AppLink, type AppLinkProps } from './AppLink.tsx'
import { classes } from './classes.ts'
import { PendingSticks } from './PendingSticks.tsx'
import { PressButton } from './parts/PressButton.tsx'

/** The appearance of a button: `ink` is the default, `quiet` has no border, `danger` is for destructive actions. */
export type ButtonVariant = 'solid' | 'ink' | 'outline' | 'quiet' | 'danger'

interface ButtonLook {
  /** The look of the button. `solid` has the channel's colour; `ink` is for the one main action of a page. */
  variant?: ButtonVariant | undefined
  /** The height of the button: `medium` is 52 px, `small` 44 px. */
  size?: 'medium' | 'small' | undefined
  /** Whether the action is in flight: the button then keeps its position, width and focus, but ignores presses. */
  isPending?: boolean | undefined
  /** The label while the action is in flight: 送信しています. */
  pendingLabel?: string | undefined
  icon?: ReactNode | undefined
  /** Whether the button is as wide as its parent. */
  isFullWidth?: boolean | undefined
  children: ReactNode
}

type NativeButton = Omit<ComponentProps<'button'>, keyof ButtonLook> & { href?: undefined }

/** With an `href`, the component renders a link that looks like a button. */
export type ButtonProps = ButtonLook & (NativeButton | Omit<AppLinkProps, keyof ButtonLook>)

const looks: Record<ButtonVariant, string> = {
  solid: 'border-key bg-solid text-on-solid',
  ink: 'border-ink bg-ink text-paper',
  outline: 'border-ink bg-raised text-ink hover:bg-sunk',
  quiet: 'border-transparent text-ink hover:bg-sunk',
  danger: 'border-danger bg-raised text-danger hover:bg-sunk',
}
const sizes = { medium: 'min-h-13 px-6 text-16', small: 'min-h-11 px-4 text-14' }
const press = 'motion-safe:transition-transform duration-press active:translate-y-px'
const disabledLook = 'border-hair bg-sunk text-quiet'

/**
 * The classes of the label that is not shown: it keeps its space, but its animation stops, to save time in every frame.
 */
const unseen = 'invisible **:animate-none!'

type FaceProps = Pick<ButtonLook, 'isPending' | 'pendingLabel' | 'icon' | 'children'>

/** Both labels share one grid cell, so the button is as wide as the longer one and does not jump. */
function Face({ isPending = false, pendingLabel, icon, children }: FaceProps) {
  const label = (
    <span className={classes('col-start-1 row-start-1 inline-flex items-center gap-2', isPending && 'opacity-0')}>
      {icon}
      {children}
    </span>
  )
  if (!isPending && !pendingLabel) return label
  return (
    <span className="grid place-items-center">
      {pendingLabel && isPending ? <span className="invisible col-start-1 row-start-1">{label}</span> : label}
      <span className={classes('col-start-1 row-start-1 inline-flex items-center gap-3', !isPending && unseen)}>
        <PendingSticks />
        {pendingLabel}
      </span>
    </span>
  )
}

/**
 * A button. Its label says what happens: 登録して次へ進む, 30コインで引く. If it is disabled while it has the focus, as after a
 * press, it keeps the focus and ignores presses.
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'ink',
    size = 'medium',
    isPending = false,
    pendingLabel,
    icon,
    isFullWidth,
    children,
    ...native
  } = props
  const isDisabled = native.href === undefined && native.disabled === true
  const className = classes(
    'items-center justify-center rounded-control border py-2 text-center font-bold select-none',
    isFullWidth ? 'flex w-full' : 'inline-flex',
    isDisabled ? disabledLook : `${looks[variant]} ${press}`,
    sizes[size],
    native.className,
  )
  const face = (
    <Face isPending={isPending} pendingLabel={pendingLabel} icon={icon}>
      {children}
    </Face>
  )
  if (native.href !== undefined) {
    return (
      <AppLink {...native} className={className}>
        {face}
      </AppLink>
    )
  }
  return (
    <PressButton {...native} isPending={isPending} className={className}>
      {face}
    </PressButton>
  )
}
