import type { Failure } from '../loadable.ts'
import { Button } from './Button.tsx'

export interface FailedStateProps {
  failure: Failure
  onRetry?: (() => void) | undefined
  /** Label of the retry button. Default もう一度読みこむ. */
  retryLabel?: string | undefined
  /** Whether the title is the page's `h1`: for a page without another heading. */
  isHeading?: boolean | undefined
  className?: string | undefined
}

/** A failure: what happened and whether coins were used (事象), the cause (原因), the remedy (対処), and a retry button. */
export function FailedState(props: FailedStateProps) {
  const { failure, onRetry, retryLabel = 'もう一度読みこむ', isHeading, className = '' } = props
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div role="alert" className={`max-w-180 border-t-2 border-danger pt-4 ${className}`}>
      <Title className="heading text-20">{failure.title}</Title>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-7 gap-y-1 text-16">
        <Row term="事象" words={failure.coins} isStrong />
        <Row term="原因" words={failure.cause} />
        <Row term="対処" words={failure.remedy} />
      </dl>
      {onRetry && (
        <Button variant="outline" size="small" className="mt-4" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}

function Row({
  term,
  words,
  isStrong = false,
}: {
  term: string
  words?: string | undefined
  isStrong?: boolean | undefined
}) {
  if (!words) return null
  return (
    <>
      <dt className="text-quiet">{term}</dt>
      <dd className={isStrong ? 'font-bold' : ''}>{words}</dd>
    </>
  )
}
