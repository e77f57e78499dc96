import { LivetalkScreen, type LivetalkScreenProps } from '@tsudoi/design-system/screens/livetalk/LivetalkScreen'
import { LazyCalendarButton } from '../../calendar/LazyCalendarButton.ts'

/** The screen with the button for the user's calendar. One file, so that the page's first scripts stay small. */
export const LivetalkWithCalendar = (props: Omit<LivetalkScreenProps, 'calendar'>) => (
  <LivetalkScreen
    {...props}
    calendar={(livetalk, slots) => <LazyCalendarButton subject={{ kind: 'slots', livetalk, slots }} />}
  />
)
