import { PreorderScreen, type PreorderScreenProps } from '@tsudoi/design-system/screens/preorder/PreorderScreen'
import { LazyCalendarButton } from '../../calendar/LazyCalendarButton.ts'

/** The screen with the button for the user's calendar. One file, so that the page's first scripts stay small. */
export const PreorderWithCalendar = (props: Omit<PreorderScreenProps, 'calendar'>) => (
  <PreorderScreen {...props} calendar={(preorder) => <LazyCalendarButton subject={{ kind: 'preorder', preorder }} />} />
)
