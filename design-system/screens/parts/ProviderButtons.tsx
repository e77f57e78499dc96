import { useId } from 'react'
import { Button } from '../../components/Button.tsx'
import { socialProviderText, type SocialProvider } from '../login/login.types.ts'
import { ProviderMark } from './ProviderMark.tsx'

export interface ProviderButtonsProps {
  /** The providers in display order. Without any, nothing is rendered (Q46). */
  providers: readonly SocialProvider[]
  /** What the buttons do, used in their labels: log in, sign up. */
  act: 'ログイン' | '登録' | '本人確認'
  /** The provider whose page is about to open; the other buttons are disabled. */
  starting?: SocialProvider | undefined
  onProvider?: ((provider: SocialProvider) => void) | undefined
}

/** The buttons for login providers, below the form for e-mail. */
export function ProviderButtons({ providers, act, starting, onProvider }: ProviderButtonsProps) {
  const heading = useId()
  if (providers.length === 0) return null
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2
        id={heading}
        className="mt-2 flex items-center gap-4 text-14 font-normal text-quiet after:h-px after:flex-1 after:bg-hair"
      >
        ほかのサービスで{act}
      </h2>
      {providers.map((provider) => (
        <div key={provider} className="relative">
          <Button
            variant="outline"
            isFullWidth
            className="px-14"
            disabled={starting !== undefined && starting !== provider}
            isPending={starting === provider}
            pendingLabel="移動しています"
            onClick={() => onProvider?.(provider)}
          >
            {socialProviderText[provider]}で{act}
          </Button>
          <span className="pointer-events-none absolute inset-y-0 left-4 flex items-center">
            <ProviderMark provider={provider} />
          </span>
        </div>
      ))}
    </section>
  )
}
