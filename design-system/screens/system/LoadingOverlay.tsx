import { Penlight } from '../../components/Penlight.tsx'

export interface LoadingOverlayProps {
  /**
   * Whether the overlay is shown, because requests are in flight. The caller sets it to false 100 ms after the last
   * response (S057).
   */
  open: boolean
  /** The text for screen readers. Default 読みこみ中. */
  label?: string | undefined
}

/**
 * Three swaying penlights at the bottom of the viewport while requests are in flight. They never cover the page, which
 * remains usable.
 */
export function LoadingOverlay({ open, label = '読みこみ中' }: LoadingOverlayProps) {
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-20 mb-(--bars) z-20 flex justify-center desk:bottom-8">
      {open && (
        <span className="flex items-center gap-2 rounded-control border border-ink bg-raised px-4 py-2 text-14 font-bold motion-safe:animate-fade">
          <Penlight state="live" />
          {label}
        </span>
      )}
    </output>
  )
}
