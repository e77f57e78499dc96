import { lazyComponent } from '@tsudoi/design-system/lazy'
import { PreorderScreen, type PreorderScreenProps } from '@tsudoi/design-system/screens/preorder/PreorderScreen'

const CalendarButton = lazyComponent(() =>
  import('../../calendar/CalendarButton.tsx').then((file) => file.CalendarButton),
)

/** The screen with the button for the user's calendar. One file, so that the page's first scripts stay small. */
export const PreorderWithCalendar = (props: Omit<PreorderScreenProps, 'calendar'>) => (
  <PreorderScreen {...props} calendar={(preorder) => <CalendarButton subject={{ kind: 'preorder', preorder }} />} />
)
