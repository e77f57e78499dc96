import { Mail } from 'lucide-react'
import { Button } from '../../components/Button.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { ProviderButtons } from '../parts/ProviderButtons.tsx'
import { FormMessage } from '../parts/FormMessage.tsx'
import type { SocialProvider } from './login.types.ts'
import type { PasskeyLogin } from './passkey.types.ts'
import { passkeyProblemText } from './passkeyProblemText.ts'
import { passkeySupportText } from './passkeySupportText.ts'

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
  /** The log-in by a passkey. Default: the page has none, and keeps no space for it. */
  passkey?: PasskeyLogin | undefined
  hrefs: { mail: string; signUp: string }
}

/** The page on which the user chooses a login method (W035). */
export function LoginScreen({
  providers,
  starting,
  isReturning = false,
  onProvider,
  passkey,
  hrefs,
}: LoginScreenProps) {
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
        {passkey && <PasskeyPlace passkey={passkey} />}
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

/** The button for a passkey. It takes the same space before the app knows whether the server offers passkeys (Q407). */
function PasskeyPlace({ passkey }: { passkey: PasskeyLogin }) {
  const isHidden = passkey.state === 'reserved'
  const support = passkey.state === 'ready' ? 'ready' : passkey.support
  return (
    <div className={isHidden ? 'invisible' : ''}>
      {support === 'ready' ? (
        <PasskeyButton {...(passkey.state === 'ready' && passkey)} />
      ) : (
        <p className="text-14 text-quiet">{passkeySupportText[support]}ここでは、ほかの方法でログインしてください。</p>
      )}
    </div>
  )
}

function PasskeyButton({ isPending, problem, onPress }: Partial<Extract<PasskeyLogin, { state: 'ready' }>>) {
  return (
    <div className="grid gap-4">
      <FormMessage text={problem && passkeyProblemText[problem]} />
      <Button variant="outline" isFullWidth isPending={isPending} pendingLabel="確かめています" onClick={onPress}>
        パスキーでログイン
      </Button>
    </div>
  )
}
