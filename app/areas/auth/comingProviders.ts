import type { SocialProvider } from '@tsudoi/design-system/screens/login/login.views'

/** Their flow is an adapter that is off without credentials (Q46): named, without a button that leads nowhere. */
export const comingProviders: readonly SocialProvider[] = ['APPLE', 'FACEBOOK', 'TWITTER', 'GOOGLE', 'LINE']
