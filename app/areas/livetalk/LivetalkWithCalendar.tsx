import { LivetalkScreen, type LivetalkScreenProps } from '@tsudoi/design-system/screens/livetalk/LivetalkScreen'
import { LazyCalendarButton } from '../../calendar/LazyCalendarButton.ts'

/**
 * The live talk screen together with the button for the user's calendar. Both are in one lazily loaded module, so that
 * the page's first scripts stay small.
 */
export const LivetalkWithCalendar = (props: Omit<LivetalkScreenProps, 'calendar'>) => (
  <LivetalkScreen
    {...props}
    calendar={(livetalk, slots) => <LazyCalendarButton subject={{ kind: 'slots', livetalk, slots }} />}
  />
)
