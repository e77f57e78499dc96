/** Sign-in providers besides e-mail (A§3). */
export type SocialProvider = 'APPLE' | 'FACEBOOK' | 'TWITTER' | 'GOOGLE' | 'LINE'

/** The name of each provider, as people know it. */
export const socialProviderText: Readonly<Record<SocialProvider, string>> = {
  APPLE: 'Apple',
  FACEBOOK: 'Facebook',
  TWITTER: 'X（旧Twitter）',
  GOOGLE: 'Google',
  LINE: 'LINE',
}

/** The initials that stand for them. */
export const socialProviderMark: Readonly<Record<SocialProvider, string>> = {
  APPLE: 'A',
  FACEBOOK: 'F',
  TWITTER: 'X',
  GOOGLE: 'G',
  LINE: 'L',
}

/** What is typed at /login/mail. */
export interface MailLoginValues {
  email: string
  password: string
}

/** What is typed at /login/reset, step by step. */
export interface ResetMailValues {
  email: string
}
