import { X } from 'lucide-react'
import { AppLink } from './AppLink.tsx'
import { IconButton } from './IconButton.tsx'
import { Logo } from './Logo.tsx'

export interface SmartBannerProps {
  /** The app store's page for this device. */
  href: string
  onOpen: () => void
  onClose: () => void
}

/** Offers the app on phones (W011), in `BottomBars`: over the page, so that nothing shifts when it appears. */
export function SmartBanner({ href, onOpen, onClose }: SmartBannerProps) {
  return (
    <aside
      aria-label="アプリのご案内"
      className="flex flex-wrap items-center justify-end gap-x-3 border-t border-ink bg-raised py-2 pr-2 pl-4 motion-safe:animate-rise desk:hidden"
    >
      <span aria-hidden="true" className="shrink-0">
        <Logo className="w-7" />
      </span>
      <p className="min-w-0 flex-[1_1_7rem] text-12">
        <b className="block text-14">集いアプリ</b>
        ライブの始まりを、通知で受けとれます。
      </p>
      <div className="flex items-center gap-3">
        <AppLink
          href={href}
          onClick={onOpen}
          className="inline-flex min-h-11 items-center rounded-control bg-ink px-4 text-14 font-bold whitespace-nowrap text-paper"
        >
          ひらく
        </AppLink>
        <IconButton
          label="アプリのご案内を閉じる"
          icon={<X className="size-4.5" aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
    </aside>
  )
}
