import { RemindButton } from '@tsudoi/design-system/screens/parts/RemindButton'
import { fn } from 'storybook/test'

/** The button that sets a reminder, as the app renders it on a page. */
export const remindExample = () => (
  <RemindButton isSet={false} isPending={false} isRefused={false} onToggle={fn()} settingsHref="/mypage/reminders" />
)
