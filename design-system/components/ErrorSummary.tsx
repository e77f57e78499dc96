import { TriangleAlert } from 'lucide-react'
import { useEffect, useId, useRef, type MouseEvent } from 'react'

export interface ErrorSummaryProps {
  /** The errors in the order of the form's fields. If there are none, the summary renders nothing. */
  errors: readonly { fieldId: string; label: string }[]
  /** The heading of the summary. Default 入力内容を{n}か所ご確認ください. */
  title?: string | undefined
  className?: string | undefined
}

/**
 * The fields to correct, above the form. Takes the focus on mount; pass `key={submitCount}` to focus it again after
 * each failed submit.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { errors, title = `入力内容を${errors.length}か所ご確認ください`, className = '' } = props
  return errors.length > 0 && <Summary errors={errors} title={title} className={className} />
}

/** Focuses the field instead of following the link, because a hash would add a history entry. */
function focusField(event: MouseEvent, fieldId: string) {
  event.preventDefault()
  document.getElementById(fieldId)?.focus()
}

function Summary({ errors, title, className }: Required<ErrorSummaryProps>) {
  const region = useRef<HTMLElement>(null)
  const titleId = useId()
  useEffect(() => region.current?.focus(), [])
  return (
    <section
      ref={region}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={`border-t-2 border-b border-t-danger border-b-hair pt-4 pb-3 text-danger ${className}`}
    >
      <p id={titleId} className="flex gap-2.5 font-bold">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={2} />
        {title}
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-5 pl-7.5 text-14">
        {errors.map(({ fieldId, label }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => focusField(event, fieldId)}
              className="inline-block rounded-control py-1 underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
