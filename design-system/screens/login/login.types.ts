/** The providers with which a user can log in instead of by e-mail (A§3). */
export type SocialProvider = 'APPLE' | 'FACEBOOK' | 'TWITTER' | 'GOOGLE' | 'LINE'

/** The common name of each provider. */
export const socialProviderText: Readonly<Record<SocialProvider, string>> = {
  APPLE: 'Apple',
  FACEBOOK: 'Facebook',
  TWITTER: 'X（旧Twitter）',
  GOOGLE: 'Google',
  LINE: 'LINE',
}

/** The initials used as each provider's logo. */
export const socialProviderMark: Readonly<Record<SocialProvider, string>> = {
  APPLE: 'A',
  FACEBOOK: 'F',
  TWITTER: 'X',
  GOOGLE: 'G',
  LINE: 'L',
}

/** The values of the form at /login/mail. */
export interface MailLoginValues {
  email: string
  password: string
}

/** The values of the forms at /login/reset. */
export interface ResetMailValues {
  email: string
}
