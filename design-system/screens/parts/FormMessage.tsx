import { TriangleAlert } from 'lucide-react'

/** A server's error about the whole form: cause and remedy (事象, 対処) above the form. The input is kept. */
export function FormMessage({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p
      role="alert"
      className="flex gap-2.5 border-t-2 border-b border-t-danger border-b-hair py-4 font-bold text-danger"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={2} />
      {text}
    </p>
  )
}
