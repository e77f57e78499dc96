import { lazyComponent } from '@tsudoi/design-system/lazy'
import { LotteryScreen, type LotteryScreenProps } from '@tsudoi/design-system/screens/lottery/LotteryScreen'

const CalendarButton = lazyComponent(() =>
  import('../../calendar/CalendarButton.tsx').then((file) => file.CalendarButton),
)

/** The screen with the button for the user's calendar. One file, so that the page's first scripts stay small. */
export const LotteryWithCalendar = (props: Omit<LotteryScreenProps, 'calendar'>) => (
  <LotteryScreen {...props} calendar={(lottery) => <CalendarButton subject={{ kind: 'lottery', lottery }} />} />
)
