import { lazyComponent } from '@tsudoi/design-system/lazy'

/** The button that adds an event to the user's calendar. Its code loads after the page's content. */
export const LazyCalendarButton = lazyComponent(() =>
  import('./CalendarButton.tsx').then((file) => file.CalendarButton),
)
