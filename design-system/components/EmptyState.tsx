import { Button } from './Button.tsx'
import { classes } from './classes.ts'

/** The next step that an empty list offers: a link, or an action on this page. */
export type NextStep = { label: string; href: string } | { label: string; onPress: () => void }

/** The text on the paper strip for each reason why the list is empty. */
const stripTexts = { notYet: 'まだ空席です', none: '空席です', closed: '幕間です', members: '会員席です' } as const

export interface EmptyStateProps {
  /** Why the list is empty, in one sentence: フォロー中のチャンネルはまだありません. */
  title: string
  /**
   * Why there is nothing: `notYet`, something will come; `none`, nothing was found; `closed`, it is not public now;
   * `members`, it needs a log-in. Default: `notYet`.
   */
  reason?: keyof typeof stripTexts | undefined
  description?: string | undefined
  action?: NextStep | undefined
  /** Classes for the margins around the message. */
  className?: string | undefined
}

/** An empty list: an unprinted paper strip (obi), one sentence and one next step. */
export function EmptyState({ title, reason = 'notYet', description, action, className }: EmptyStateProps) {
  return (
    <div className={classes('flex items-start gap-5', className)}>
      <p aria-hidden="true" className="flex min-h-50 w-16 shrink-0 items-center justify-center border border-edge py-4">
        <span className="vertical-title text-16">{stripTexts[reason]}</span>
      </p>
      <div className="min-w-0 pt-4">
        <p className="heading text-20">{title}</p>
        {description && <p className="mt-1 text-16 text-quiet">{description}</p>}
        {action && (
          <Button
            size="small"
            className="mt-4"
            {...('href' in action ? { href: action.href } : { onClick: action.onPress })}
          >
            {action.label}
          </Button>
        )}
      </div>
    </div>
  )
}
