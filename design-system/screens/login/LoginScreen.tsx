import { Mail } from 'lucide-react'
import { Button } from '../../components/Button.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { ProviderButtons } from '../parts/ProviderButtons.tsx'
import type { SocialProvider } from './login.types.ts'

export interface LoginScreenProps {
  /** The configured providers, one button each (Q46). */
  providers: readonly SocialProvider[]
  /** The provider whose page is about to open. */
  starting?: SocialProvider | undefined
  /**
   * Whether the user was sent here from a page that needs a log-in, and returns to it afterwards. The text below the
   * title then says so (S026).
   */
  isReturning?: boolean | undefined
  onProvider?: ((provider: SocialProvider) => void) | undefined
  hrefs: { mail: string; signUp: string }
}

/** The page on which the user chooses a login method (W035). */
export function LoginScreen({ providers, starting, isReturning = false, onProvider, hrefs }: LoginScreenProps) {
  return (
    <FormPage
      title="ログイン"
      lead={
        isReturning ? (
          <p>このページを見るには、ログインが必要です。ログインすると、もとのページにもどります。</p>
        ) : (
          <p>おかえりなさい。今日のプログラムが待っています。</p>
        )
      }
    >
      <div className="flex flex-col gap-4 desk:max-w-100">
        <Button href={hrefs.mail} icon={<Mail size={20} aria-hidden="true" />} isFullWidth>
          メールアドレスでログイン
        </Button>
        <ProviderButtons providers={providers} act="ログイン" starting={starting} onProvider={onProvider} />
      </div>
      <div className="mt-12 border-t border-ink pt-5">
        <h2 className="heading text-20">はじめての方</h2>
        <p className="mt-1 text-quiet">登録は1分、メールアドレスだけで始められます。</p>
        <p className="mt-4">
          <TextLink href={hrefs.signUp}>無料で会員登録</TextLink>
        </p>
      </div>
    </FormPage>
  )
}
