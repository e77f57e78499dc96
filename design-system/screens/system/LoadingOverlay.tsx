import { Penlight } from '../../components/Penlight.tsx'

export interface LoadingOverlayProps {
  /** Calls are open; it closes 100 ms after the last answer (S057, kept by the app). */
  open: boolean
  /** Default 読みこみ中. */
  label?: string
}

/** Three sticks sway at the foot while calls are open. It never covers the page: what is there can be read and used. */
export function LoadingOverlay({ open, label = '読みこみ中' }: LoadingOverlayProps) {
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-20 z-20 flex justify-center desk:bottom-8">
      {open && (
        <span className="flex items-center gap-2 rounded-control border border-ink bg-raised px-4 py-2 text-14 font-bold motion-safe:animate-fade">
          <Penlight state="live" />
          {label}
        </span>
      )}
    </output>
  )
}
