import { lazyComponent } from '@tsudoi/design-system/lazy'
import { LivetalkScreen, type LivetalkScreenProps } from '@tsudoi/design-system/screens/livetalk/LivetalkScreen'

const CalendarButton = lazyComponent(() =>
  import('../../calendar/CalendarButton.tsx').then((file) => file.CalendarButton),
)

/** The screen with the button for the user's calendar. One file, so that the page's first scripts stay small. */
export const LivetalkWithCalendar = (props: Omit<LivetalkScreenProps, 'calendar'>) => (
  <LivetalkScreen
    {...props}
    calendar={(livetalk, slots) => <CalendarButton subject={{ kind: 'slots', livetalk, slots }} />}
  />
)
