import { LotteryScreen, type LotteryScreenProps } from '@tsudoi/design-system/screens/lottery/LotteryScreen'
import { LazyCalendarButton } from '../../calendar/LazyCalendarButton.ts'

/**
 * The lottery screen together with the button for the user's calendar. Both are in one lazily loaded module, so that
 * the page's first scripts stay small.
 */
export const LotteryWithCalendar = (props: Omit<LotteryScreenProps, 'calendar'>) => (
  <LotteryScreen {...props} calendar={(lottery) => <LazyCalendarButton subject={{ kind: 'lottery', lottery }} />} />
)
