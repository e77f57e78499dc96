import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import * as Toast from '@radix-ui/react-toast'
import { IconButton } from './IconButton.tsx'

export interface ToastMessage {
  id: string
  text: string
  tone: 'success' | 'info' | 'danger'
}

export interface ToastRegionProps {
  toasts: readonly ToastMessage[]
  /** After 6 seconds (longer while it is looked at), or when it is closed or swiped away. */
  onClose: (id: string) => void
}

const icons = { success: CircleCheck, info: Info, danger: TriangleAlert }
const tones = { success: 'text-success', info: 'text-info', danger: 'text-danger' }

/**
 * Short news that need no answer, above the tab bar on phones. Announced, reachable by F8, never the only place of a
 * fact.
 */
export function ToastRegion({ toasts, onClose }: ToastRegionProps) {
  return (
    <Toast.Provider label="お知らせ" duration={6000} swipeDirection="right">
      {toasts.map(({ id, text, tone }) => {
        const Icon = icons[tone]
        return (
          <Toast.Root
            key={id}
            type={tone === 'danger' ? 'foreground' : 'background'}
            onOpenChange={(open) => !open && onClose(id)}
            className="flex items-center gap-3 rounded-control border border-ink bg-raised py-1 pr-1 pl-4 text-ink motion-safe:animate-rise"
          >
            <Icon aria-hidden="true" className={`size-5 shrink-0 ${tones[tone]}`} />
            <Toast.Description className="flex-1 py-2 text-14 font-bold">{text}</Toast.Description>
            <Toast.Close asChild>
              <IconButton label="閉じる" icon={<X className="size-4.5" />} />
            </Toast.Close>
          </Toast.Root>
        )
      })}
      <Toast.Viewport
        label="お知らせ（{hotkey}）"
        className="fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-120 flex-col gap-2 desk:right-8 desk:bottom-8 desk:left-auto desk:mx-0 desk:w-100"
      />
    </Toast.Provider>
  )
}
