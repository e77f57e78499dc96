import { Mail } from 'lucide-react'
import { Button } from '../../components/Button.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { ProviderButtons } from '../parts/ProviderButtons.tsx'
import type { SocialProvider } from './login.types.ts'

export interface LoginScreenProps {
  /** Providers that are set up: each gets its button (Q46). */
  providers: readonly SocialProvider[]
  /** The one whose page is about to open. */
  starting?: SocialProvider
  /** Where the person wanted to go: said in the lead when there is a callback (S026). */
  returning?: boolean
  onProvider?: (provider: SocialProvider) => void
  hrefs: { mail: string; signUp: string }
}

/** Ways to log in (W035). */
export function LoginScreen({ providers, starting, returning = false, onProvider, hrefs }: LoginScreenProps) {
  return (
    <FormPage
      title="ログイン"
      lead={
        returning ? (
          <p>このページを見るには、ログインが必要です。ログインすると、もとのページにもどります。</p>
        ) : (
          <p>おかえりなさい。今日のプログラムが待っています。</p>
        )
      }
    >
      <div className="flex flex-col gap-4 desk:max-w-100">
        <Button href={hrefs.mail} icon={<Mail size={20} aria-hidden="true" />} block>
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
