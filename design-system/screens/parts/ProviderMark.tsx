import { socialProviderMark, type SocialProvider } from '../login/login.types.ts'

export interface ProviderMarkProps {
  provider: SocialProvider
  /** The size of the mark: 28 px beside a name, 88 px above a title. */
  size?: 'small' | 'large' | undefined
}

const sizes = { small: 'size-7 text-16', large: 'size-22 text-44' }

/** A provider's initial as a printed seal. It imitates no trademark; the name beside it identifies the provider. */
export function ProviderMark({ provider, size = 'small' }: ProviderMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center border border-current leading-none font-bold ${sizes[size]}`}
    >
      {socialProviderMark[provider]}
    </span>
  )
}
