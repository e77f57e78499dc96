import { PreorderScreen, type PreorderScreenProps } from '@tsudoi/design-system/screens/preorder/PreorderScreen'
import { LazyCalendarButton } from '../../calendar/LazyCalendarButton.ts'

/**
 * The preorder screen together with the button for the user's calendar. Both are in one lazily loaded module, so that
 * the page's first scripts stay small.
 */
export const PreorderWithCalendar = (props: Omit<PreorderScreenProps, 'calendar'>) => (
  <PreorderScreen {...props} calendar={(preorder) => <LazyCalendarButton subject={{ kind: 'preorder', preorder }} />} />
)
